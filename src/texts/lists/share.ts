export const shareTexts = {
  share: 'Споделете',
  linkCopied: 'Връзката е копирана',
  copyFailed: 'Връзката не можа да се копира',
  copyFailedText: (address: string) => `Копирайте я от тук: ${address}`,
} as const
