/** Sentences that belong to no single area. */
export const errorTexts = {
  title: 'Грешка',
  success: 'Успех',
  done: 'Успешно',
  signInFirst: 'Трябва да влезете в профила си',
  forbidden: 'Нямате право на това действие.',
  notFound: 'Това, което търсите, не е намерено.',
  unexpected: 'Възникна грешка. Опитайте отново.',
  unavailable: 'Сайтът временно не може да отговори. Опитайте отново след малко.',
  network: 'Няма връзка със сървъра. Проверете интернета и опитайте отново. Написаното е запазено.',
  unknownUser: 'Неизвестен потребител',
} as const
