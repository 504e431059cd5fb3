export const messengerName = /(?:whats\s?app|вотсап|ватсап|telegram|телеграм|viber|вайбър)/iu

/** Sums in a time, and percents. */
export const money =
  /\d[\d .,']{1,9}\s{0,2}(?:€|\$|евро|euro|eur|лв|лева|долара|usd)[^.!?\n]{0,25}(?:ден|дневно|седмица|седмично|месец|месечно|час|day|daily|week|month|tag|täglich|woche|wöchentlich|monat)|\d{2,5}\s?%/giu

/** Signs that a text is compared by. */
export const marks = {
  percent: /%/,
  money: /[€$]|евро|euro|evro|лв/iu,
  emoji: /\p{Extended_Pictographic}/u,
  question: /\?/,
  exclamations: /!.{0,500}!/su,
}
