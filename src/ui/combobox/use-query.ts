import { type RefObject, useEffect, useState } from 'react'

/** Includes text typed before this code was loaded, and voice input. */
export function useQuery(input: RefObject<HTMLInputElement | null>): string {
  const [query, setQuery] = useState('')
  useEffect(() => {
    const field = input.current!
    const read = () => setQuery(field.value.trim())
    read()
    field.addEventListener('input', read)
    return () => field.removeEventListener('input', read)
  }, [input])
  return query
}
