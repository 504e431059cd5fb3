/** Of the page with the button, and of one click in a mail program. */
export const letterCall = (answer: string, token: string) =>
  `/api/directory/letters/${answer}?token=${encodeURIComponent(token)}`
