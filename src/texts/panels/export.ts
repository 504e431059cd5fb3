const labels: Record<string, string> = {
  email: 'Имейл',
  filename: 'Файл',
  mimeType: 'Вид на файла',
  filesize: 'Размер',
  width: 'Ширина',
  height: 'Височина',
  url: 'Адрес на файла',
  thumbnailURL: 'Адрес на малката картинка',
  focalX: 'Център по ширина',
  focalY: 'Център по височина',
  createdAt: 'Създадено на',
  updatedAt: 'Променено на',
  deletedAt: 'Изтрито на',
  _status: 'Състояние',
  _verified: 'Потвърден имейл',
  prefix: 'Папка на файла',
}

export const exportTexts = {
  button: 'Изтеглете CSV',
  id: 'Номер',
  idOf: (label: string) => `${label} (номер)`,
  yes: 'да',
  no: 'не',
  labels,
  notHere: 'Това не може да се изтегли.',
} as const
