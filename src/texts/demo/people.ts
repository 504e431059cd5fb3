type DemoPerson = { fullName: string; city: string }

export const demoPeople: { admin: DemoPerson; moderator: DemoPerson; member: DemoPerson } = {
  admin: { fullName: 'Антон Петров', city: 'Франкфурт на Майн' },
  moderator: { fullName: 'Радостина Илиева', city: 'Щутгарт' },
  member: { fullName: 'Мария Стоянова', city: 'Мюнхен' },
}
