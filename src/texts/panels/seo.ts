/** The SEO plugin's words under the titles, the meters and the preview. */
export const seoOverrides = {
  almostThere: 'Още малко',
  autoGenerate: 'Попълнете автоматично',
  bestPractices: 'съвети от Google',
  characterCount: '{{current}} от {{minLength}}–{{maxLength}} знака, ',
  charactersLeftOver: 'остават {{characters}}',
  charactersToGo: 'още {{characters}}',
  charactersTooMany: 'с {{characters}} повече',
  checksPassing: 'Изпълнени препоръки: {{current}} от {{max}}',
  imageAutoGenerationTip: 'Автоматично се взема основното изображение на статията.',
  lengthTipDescription: 'Препоръчително {{minLength}}–{{maxLength}} знака. Подробно: ',
  lengthTipTitle: 'Препоръчително {{minLength}}–{{maxLength}} знака. Подробно: ',
  preview: 'Как изглежда при търсене',
  previewDescription: 'Търсачката може да покаже и друго, според това какво се търси.',
  tooLong: 'Твърде дълго',
  tooShort: 'Твърде кратко',
}
