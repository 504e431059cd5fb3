import { cleanLine } from '#domain/text/clean-line'
import { DOCUMENT_NAME_MAX } from './document-input'

/** „Umzug_2026.pdf“ is proposed as „Umzug 2026“. */
export function nameOfFile(fileName: string): string {
  const stem = fileName.slice(0, 255).replace(/\.[^.]*$/, '')
  const name = cleanLine(stem.replace(/[_-]/g, ' '))
  return [...name].slice(0, DOCUMENT_NAME_MAX).join('').trim()
}
