/** Who reads the panel's lists of a filled site. */
export const admin = { email: 'admin@example.org', password: 'tazi-e-vyarna' }
