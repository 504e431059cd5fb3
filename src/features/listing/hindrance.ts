/** Why somebody cannot add one now, as a title and a sentence. */
export type Hindrance = { title: string; text: string }
