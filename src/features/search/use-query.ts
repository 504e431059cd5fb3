import { type RefObject, useEffect, useState } from 'react'
import { typedQuery } from '#domain/search/search-words'

/** What the field asks for now: also what was typed before this code was loaded, and what a voice has put there. */
export function useQuery(input: RefObject<HTMLInputElement | null>): string {
  const [query, setQuery] = useState('')
  useEffect(() => {
    const field = input.current!
    const read = () => setQuery(typedQuery(field.value))
    read()
    field.addEventListener('input', read)
    return () => field.removeEventListener('input', read)
  }, [input])
  return query
}
