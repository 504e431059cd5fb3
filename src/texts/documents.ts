import { documentExtensions } from '#domain/document-file'

const extensions = `${documentExtensions.slice(0, -1).join(', ')} и ${documentExtensions.at(-1)}`

export const documentTexts = {
  one: 'Документ',
  many: 'Документи',
  name: 'Име на документа',
  description: 'Описание',
  fileSize: 'Големина (байтове)',
  fileType: 'Вид на файла',
  missing: 'Моля, попълнете всички задължителни полета.',
  fileMissing: 'Изберете файл.',
  wrongType: `Приемаме файлове ${extensions}.`,
  wrongContent: 'Съдържанието на файла не отговаря на разширението му. Запазете го отново и опитайте пак.',
  tooLarge: 'Файлът е по-голям от 20 MB. Намалете го и опитайте отново.',
  fileFixed: 'Файлът на публикуван документ не се сменя. Изтрийте документа и качете новия файл.',
} as const
