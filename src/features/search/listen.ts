/** What we use of the browsers' speech recognition, which the types of the DOM do not know. */
type Recognition = {
  lang: string
  onresult: ((event: { results: ArrayLike<ArrayLike<{ transcript: string }>> }) => void) | null
  onerror: ((event: { error: string }) => void) | null
  onend: (() => void) | null
  start: () => void
  abort: () => void
}
type Speech = { SpeechRecognition?: new () => Recognition; webkitSpeechRecognition?: new () => Recognition }

export type Heard = { text: string } | { problem: 'silence' | 'no-microphone' | 'stopped' }

/** Some browsers never say that they have stopped listening. */
const WATCHDOG_MS = 8_000

const problems: Record<string, 'no-microphone' | 'stopped'> = {
  'not-allowed': 'no-microphone',
  'service-not-allowed': 'no-microphone',
  'audio-capture': 'no-microphone',
  aborted: 'stopped',
}

/** Listens for one sentence in Bulgarian; null when the browser cannot. `stop` ends it without an answer. */
export function listen(): { heard: Promise<Heard>; stop: () => void } | null {
  const { SpeechRecognition, webkitSpeechRecognition } = window as Speech
  const Recognizer = SpeechRecognition ?? webkitSpeechRecognition
  if (!Recognizer) return null
  const recognition = new Recognizer()
  recognition.lang = 'bg-BG'
  let finish: (heard: Heard) => void = () => {}
  const heard = new Promise<Heard>((resolve) => (finish = resolve))
  const timer = setTimeout(() => end({ problem: 'silence' }), WATCHDOG_MS)
  function end(result: Heard) {
    clearTimeout(timer)
    finish(result)
    // Stopping is an end too, and would be told once more.
    Object.assign(recognition, { onresult: null, onerror: null, onend: null })
    recognition.abort()
  }
  recognition.onresult = ({ results }) => {
    const text = results[0]?.[0]?.transcript.trim()
    end(text ? { text } : { problem: 'silence' })
  }
  recognition.onerror = ({ error }) => end({ problem: problems[error] ?? 'silence' })
  recognition.onend = () => end({ problem: 'silence' })
  try {
    recognition.start()
  } catch {
    end({ problem: 'silence' })
  }
  return { heard, stop: () => end({ problem: 'stopped' }) }
}
