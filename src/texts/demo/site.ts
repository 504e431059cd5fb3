/** Above every page, so that no text has to say it. */
export const demoNotice = 'Демонстрация: хората, фирмите, обявите и телефоните тук са измислени.'
