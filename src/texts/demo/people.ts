export type DemoPerson = { fullName: string; city: string }

export const demoPeople: { admin: DemoPerson; moderator: DemoPerson; member: DemoPerson } = {
  admin: { fullName: 'Антон Петров', city: 'Франкфурт на Майн' },
  moderator: { fullName: 'Радостина Илиева', city: 'Щутгарт' },
  member: { fullName: 'Мария Стоянова', city: 'Мюнхен' },
}

const person = (fullName: string, city: string): DemoPerson => ({ fullName, city })

/** The neighbours: invented people who write, offer and ask. They have no password and cannot sign in. */
export const demoNeighbours: DemoPerson[] = [
  person('Георги Димитров', 'Берлин'),
  person('Елена Тодорова', 'Берлин'),
  person('Ивайло Костов', 'Хамбург'),
  person('Десислава Маринова', 'Мюнхен'),
  person('Николай Георгиев', 'Кьолн'),
  person('Силвия Ангелова', 'Дортмунд'),
  person('Пламен Христов', 'Дуисбург'),
  person('Весела Йорданова', 'Дюселдорф'),
  person('Стефан Василев', 'Щутгарт'),
  person('Красимира Попова', 'Нюрнберг'),
  person('Димитър Колев', 'Лайпциг'),
  person('Ралица Николова', 'Дрезден'),
  person('Борислав Атанасов', 'Хановер'),
  person('Гергана Петкова', 'Бремен'),
  person('Тодор Иванов', 'Есен'),
  person('Милена Кръстева', 'Франкфурт на Майн'),
  person('Васил Стоянов', 'Манхайм'),
  person('Антоанета Русева', 'Карлсруе'),
  person('Йордан Михайлов', 'Аугсбург'),
  person('Цветелина Добрева', 'Гелзенкирхен'),
  person('Мартин Илиев', 'Бон'),
  person('Теодора Захариева', 'Мюнстер'),
  person('Росен Караджов', 'Майнц'),
  person('Даниела Спасова', 'Фрайбург'),
  person('Калоян Вълков', 'Регенсбург'),
  person('Светла Бонева', 'Инголщат'),
  person('Христо Недялков', 'Касел'),
  person('Биляна Цонева', 'Хайделберг'),
  person('Огнян Радев', 'Вупертал'),
  person('Венета Гочева', 'Бохум'),
  person('Емил Станчев', 'Билефелд'),
  person('Людмила Райчева', 'Вюрцбург'),
  person('Петър Здравков', 'Улм'),
  person('Мая Чолакова', 'Потсдам'),
  person('Кирил Манолов', 'Любек'),
  person('Невена Славова', 'Ерфурт'),
  person('Асен Драганов', 'Магдебург'),
  person('Яна Филипова', 'Дармщат'),
  person('Божидар Панов', 'Аахен'),
  person('Катерина Лазарова', 'Висбаден'),
]

const givenNames = ['Иван', 'Петя', 'Румен', 'Соня', 'Любен', 'Дора', 'Захари', 'Жана', 'Лъчезар', 'Поля']
const familyNames = [
  'Бойчев',
  'Дачев',
  'Ганчев',
  'Енчев',
  'Жеков',
  'Митев',
  'Нанев',
  'Ончев',
  'Рашев',
  'Цанов',
]

/** Many more, for the small ads: each member has only one at a time. A woman's name ends in „-а“. */
export const demoAdvertisers: string[] = familyNames.flatMap((family) =>
  givenNames.map((given, index) => `${given} ${family}${index % 2 === 1 ? 'а' : ''}`),
)
