'use client'

import { useEffect, useRef, useState } from 'react'
import { searchPanelTexts as texts } from '#texts/search/search-panel'
import { toastFailure } from '../../ui/overlays/toast-store'
import { AidButton } from './aid-button'
import { listen } from './listen'

export function VoiceButton({ onText }: { onText: (text: string) => void }) {
  const [isListening, setIsListening] = useState(false)
  const stop = useRef<(() => void) | null>(null)

  useEffect(() => () => stop.current?.(), [])

  async function start() {
    const listening = listen()
    if (!listening) return alert(texts.voiceUnsupported)
    stop.current = listening.stop
    setIsListening(true)
    const heard = await listening.heard
    stop.current = null
    setIsListening(false)
    if ('text' in heard) return onText(heard.text)
    if (heard.problem === 'stopped') return
    toastFailure(heard.problem === 'silence' ? texts.notHeard : texts.noMicrophone)
  }

  return (
    <AidButton
      icon="mic"
      isOn={isListening}
      onClick={() => (isListening ? stop.current?.() : void start())}
      className="md:min-w-[6.75rem]"
    >
      <span aria-live="polite">{isListening ? texts.listening : texts.voice}</span>
    </AidButton>
  )
}
