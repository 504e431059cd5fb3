export const messengerName = /(?:whats\s?app|вотсап|ватсап|telegram|телеграм|viber|вайбър)/iu

/** Sums in a time, and percents. */
export const money =
  /\d[\d .,']{1,9}\s{0,2}(?:€|\$|евро|euro|evro|eur|лв|лева|leva|долара|usd)[^.!?\n]{0,25}(?:ден|дневно|седмица|седмично|месец|месечно|час|den|sedmica|mesec|day|daily|week|month|tag|täglich|woche|wöchentlich|monat)|\d{2,5}\s?%/giu

/** Its whole part, also of „1.250,00 €“ and „€ 500“. */
export const sum =
  /(\d(?:[ .,]?\d){0,9}?)(?:[.,]\d\d)?\s{0,2}(?:€|\$|(?:евро|euro|evro|ewro|eur|лв|лева|lv|leva|долара|usd|бона)(?!\p{L}))|[€$]\s?(\d(?:[ .,]?\d){0,9}?)(?:[.,]\d\d)?(?![.,]?\d)/giu

/** What a text has or has not. */
export const had: Readonly<Record<string, RegExp>> = {
  percent: /\d\s?%/,
  question: /\?/,
  ends_in_question: /\?\s{0,20}$/,
  quotes: /[„"«]/,
  private: /(?<!\p{L})(?:лс|лично|ls|lichno|li4no|dm|pm)(?!\p{L})/iu,
}

/** What it has some of. */
export const counted: Readonly<Record<string, RegExp>> = {
  emoji: /\p{Extended_Pictographic}/gu,
  exclamations: /!/g,
}
