import { UPLOAD_MAX_BYTES } from '#domain/limits'
import { counted, megabytes } from '#texts/text/numbers'
import { documentExtensions } from '#domain/documents/document-file'

const extensions = `${documentExtensions.slice(0, -1).join(', ')} и ${documentExtensions.at(-1)}`

export const documentTexts = {
  name: 'Име на документа',
  description: 'Описание',
  fileSize: 'Големина',
  fileType: 'Вид на файла',
  missing: 'Моля, попълнете всички задължителни полета.',
  fileMissing: 'Изберете файл.',
  wrongType: `Приемаме файлове ${extensions}.`,
  wrongContent: 'Съдържанието на файла не отговаря на разширението му. Запазете го отново и опитайте пак.',
  tooLarge: `Файлът е по-голям от ${megabytes(UPLOAD_MAX_BYTES)}. Намалете го и опитайте отново.`,
  fileFixed: 'Файлът на публикуван документ не се сменя. Изтрийте документа и качете новия файл.',
} as const

export const documentPageTexts = {
  metaTitle: 'Документи и образци',
  description:
    'Безплатни образци и обяснения на български: заявления, писма, пълномощни и формуляри за Германия.',
  lead: 'Образци, писма и обяснения, споделени от българи в Германия. Свалянето е свободно.',
  searchHint: 'Име или описание',
  counted: (count: number) => counted(count, 'документ', 'документа'),
  found: (count: number) =>
    `${count === 1 ? 'Намерен' : 'Намерени'} ${counted(count, 'документ', 'документа')}`,
  pageDescription: (name: string) => `${name}: документ за сваляне от библиотеката на българите в Германия.`,
  back: 'Към документите',
  empty: 'Няма налични документи',
  emptyText: 'Качете първия: образец, писмо или обяснение, което Ви е помогнало.',
  noneFound: 'Няма намерени документи',
  noneFoundText: (query: string) => `Не открихме документ за „${query}“. Опитайте с друга дума.`,
  clearSearch: 'Изчистете търсенето',
  similar: 'Други документи',
  kind: 'Вид',
  size: 'Големина',
  added: 'Качен',
  addTitle: 'Качване на документ',
  addLead: 'Документът ще е видим за всички. Качвайте само това, което имате право да споделите.',
  submit: 'Качете',
  file: 'Файл',
  fileHint: `Файлове ${extensions}, до ${megabytes(UPLOAD_MAX_BYTES)}.`,
  chooseFile: 'Изберете файл',
  dropHere: 'или го пуснете тук',
  changeFile: 'Сменете файла',
  nameHint: 'Както другите биха го потърсили.',
  uploadingFile: 'Качване на файла',
  uploading: (percent: number) => `Качване: ${percent}%`,
  stop: 'Спрете качването',
  stopped: 'Качването е спряно',
  created: 'Документът е качен.',
  uploadFailed: 'Неуспешно качване на документа',
} as const
