import { ImageResponse } from 'next/og'
import { seoTexts } from '#texts/shell/seo'
import { light } from '../../colors'
import { socialCardSize } from '../../ui/page/page-metadata'
import { cardFonts, sans, serif } from './card-fonts'
import { cardMark } from './card-mark'
import { printableText } from './printable-text'

const TITLE_MAX = 140

export async function socialCard({ title, section }: { title: string; section?: string | null }) {
  const printable = printableText(title)
  const text = printable.length > TITLE_MAX ? `${printable.slice(0, TITLE_MAX).trimEnd()}…` : printable
  const frame = { width: '100%', height: '100%', display: 'flex', flexDirection: 'column' } as const
  return new ImageResponse(
    <div style={{ ...frame, padding: '64px 72px', background: light.paper, color: light.ink }}>
      <div style={{ display: 'flex', alignItems: 'center', gap: 26 }}>
        <img src={await cardMark()} alt="" width={140} height={68} />
        <span style={{ fontFamily: serif, fontSize: 38 }}>{seoTexts.siteName}</span>
      </div>
      <div style={{ flex: 1, display: 'flex', flexDirection: 'column', justifyContent: 'center', gap: 22 }}>
        {section ? <CardSection name={printableText(section)} /> : null}
        <div
          style={{
            fontFamily: serif,
            fontSize: titleSize(text),
            lineHeight: 1.14,
            letterSpacing: '-0.015em',
          }}
        >
          {text}
        </div>
      </div>
      <div style={{ display: 'flex', paddingTop: 26, borderTop: `3px solid ${light.ink}` }}>
        <span style={{ fontFamily: sans, fontSize: 30, color: light['ink-soft'] }}>
          {seoTexts.cardTagline}
        </span>
      </div>
    </div>,
    { ...socialCardSize, fonts: await cardFonts() },
  )
}

function CardSection({ name }: { name: string }) {
  return (
    <div style={{ display: 'flex', alignItems: 'center', gap: 16, color: light.primary }}>
      <svg width="22" height="22" viewBox="0 0 22 22">
        <path d="M11 0l11 11-11 11L0 11z" fill={light.accent} />
      </svg>
      <span style={{ fontFamily: sans, fontSize: 32 }}>{name}</span>
    </div>
  )
}

function titleSize(title: string): number {
  if (title.length <= 40) return 84
  if (title.length <= 70) return 66
  return title.length <= 110 ? 56 : 48
}
