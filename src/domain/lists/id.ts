/** What a row is called: a UUID. A part of larger patterns, in lower case as the database writes it. */
export const idPattern = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}'

const whole = new RegExp(`^${idPattern}$`, 'i')

export const isId = (value: unknown): boolean => typeof value === 'string' && whole.test(value)
