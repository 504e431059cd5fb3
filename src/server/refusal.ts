export type Refusal = { status: number; message: string }
