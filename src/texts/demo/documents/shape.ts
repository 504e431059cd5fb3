/** A paragraph-level piece of a demo document. A run of „_“ is a blank to be filled in by hand. */
export type DocumentBlock =
  | { title: string }
  | { heading: string }
  | { paragraph: string }
  /** Ends at the right margin, as place and date of a letter. */
  | { atRight: string }
  | { bold: string }
  | { small: string }
  | { list: string[] }
  | { steps: string[] }
  | { boxes: string[] }
  /** Labels, each with a line to write on. */
  | { fields: string[] }
  /** The first row is the head; the widths are parts of a hundred. */
  | { table: string[][]; widths: number[] }
  /** Side by side, below lines. */
  | { signatures: string[] }

export type DemoDocument = {
  name: string
  description: string
  /** Of its first page; explanations are in Bulgarian. */
  language: 'bg' | 'de'
  /** Each begins on a sheet of its own. */
  pages: DocumentBlock[][]
  /** Of those that are letters. */
  letter?: Letter
}

/** Labels stand for what the sender fills in. */
export type Letter = {
  sender: string[]
  addressee: string[]
  subject: string
  /** The provisions that it names. */
  basis: string
  body: DocumentBlock[]
  signature: string
  /** What its reader signs and sends back. */
  reply?: DocumentBlock[]
}

type LetterDocument = {
  name: string
  description: string
  letter: Letter
  /** What its sender has to know; on a sheet of its own, which is not sent. */
  notes: DocumentBlock[]
}

export const letterWords = {
  sender: 'Absender',
  addressee: 'Empfänger',
  placeAndDate: 'Ort, Datum: ______________________',
  subject: 'Betreff',
  salutation: 'Sehr geehrte Damen und Herren,',
  closing: 'Mit freundlichen Grüßen',
}

export const notForSending = 'Тази страница е за Вас, не я изпращайте.'

/** A German letter, and behind it the notes. */
export function letterDocument({ name, description, letter, notes }: LetterDocument): DemoDocument {
  const { sender, addressee, subject, basis, body, signature, reply = [] } = letter
  return {
    name,
    description,
    language: 'de',
    letter,
    pages: [
      [
        { bold: letterWords.sender },
        { fields: sender },
        { bold: letterWords.addressee },
        { fields: addressee },
        { atRight: letterWords.placeAndDate },
        { title: `${letterWords.subject}: ${subject} (${basis})` },
        { paragraph: letterWords.salutation },
        ...body,
        { paragraph: letterWords.closing },
        { signatures: [signature] },
        ...reply,
      ],
      [...notes, { small: notForSending }],
    ],
  }
}
