/** Payload's `upload` and `folder` words. */
export const uploadOverrides = {
  addFile: 'Добавете файл',
  addFiles: 'Добавете файлове',
  bulkUpload: 'Качете няколко',
  crop: 'Изрежете',
  cropToolDescription:
    'Плъзнете ъглите на избраната област, очертайте нова или променете стойностите по-долу.',
  download: 'Свалете',
  dragAndDrop: 'Пуснете файл тук',
  dragAndDropHere: 'или пуснете файла тук',
  editImage: 'Редактирайте изображението',
  fileSize: 'Размер на файла',
  focalPoint: 'Важна точка',
  focalPointDescription:
    'Преместете точката върху най-важното в изображението или променете стойностите по-долу.',
  lessInfo: 'По-малко данни',
  moreInfo: 'Повече данни',
  pasteURL: 'Поставете адрес',
  previewSizes: 'Размери',
  selectCollectionToBrowse: 'Изберете откъде да търсите',
  selectFile: 'Изберете файл',
  setCropArea: 'Задайте областта',
  setFocalPoint: 'Задайте важната точка',
  sizes: 'Размери',
}
