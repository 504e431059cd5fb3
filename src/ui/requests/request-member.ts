let member: string | null = null

/** Whose page this is. */
export const actFor = (id: string | null) => {
  member = id
}

/** When somebody else has signed in since, the server treats the request as nobody's. */
export const memberHeader = (): Record<string, string> => (member ? { 'X-Member': member } : {})
