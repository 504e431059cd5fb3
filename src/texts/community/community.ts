/** What forum and feed say in the same words. */
export const communityTexts = {
  adminShort: 'Админ',
  admin: 'Администратор',
  edited: 'редактирано',
  joinPrompt: 'Присъединете се към общността',
  like: (count: number) => (count > 0 ? `Харесва ми, общо ${count}` : 'Харесва ми'),
} as const
