import { type RefObject, useEffect, useState } from 'react'
import { typedQuery } from '#domain/search/search-words'

/** Includes text typed before this code was loaded, and voice input. */
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
