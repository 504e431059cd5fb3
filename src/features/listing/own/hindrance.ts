export type Hindrance = { title: string; text: string }
