export const pictureTexts = {
  gallery: (title: string) => `Снимки: ${title}`,
  role: 'галерия',
  track: 'Плъзнете или натиснете стрелка за следващата снимка',
  thumbs: 'Всички снимки',
  place: (place: number, count: number) => `Снимка ${place} от ${count}`,
  thumb: (place: number, count: number, alt: string) => `Снимка ${place} от ${count}: ${alt}`,
  of: (place: number, count: number) => `${place} от ${count}`,
  previous: 'Предишна снимка',
  next: 'Следваща снимка',
  fullScreen: 'На цял екран',
} as const
