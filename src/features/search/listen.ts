/** The parts of browsers' speech recognition that we use; not in the DOM types. */
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

/** Some browsers never report that they stopped listening. */
const WATCHDOG_MS = 8_000

const problems: Record<string, 'no-microphone' | 'stopped'> = {
  'not-allowed': 'no-microphone',
  'service-not-allowed': 'no-microphone',
  'audio-capture': 'no-microphone',
  aborted: 'stopped',
}

/** Null when the browser has no speech recognition; `stop` ends it without a result. */
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
    // Stopping fires the end event too.
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
