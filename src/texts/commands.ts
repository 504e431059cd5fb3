/** What the commands of package.json tell the person at the keyboard. */
export const commandTexts = {
  createAdminUsage:
    'Напишете: npm run create-admin -- --email ime@example.org --name "Име Фамилия" [--password …]',
  adminCreated: (email: string) => `Администраторът ${email} е създаден.`,
  password: (password: string) => `Парола: ${password}`,
  keysRotated: (kid: string) => `Новият ключ ${kid} е публикуван и след 5 минути започва да подписва.`,
  reindexed: (kind: string, count: number) => `Търсене: ${kind}, прегледани ${count}.`,
  seedRefused:
    'В базата вече има потребители. С npm run seed -- --reset всичко се изтрива и се създава наново.',
} as const
