import { useEffect, useState } from 'preact/hooks'

/**
 * What a screen is drawn by; null until it is here. A screen waits for it, because what arrives later would move what
 * can be tapped. `load` is called once and must not reject.
 */
export const useLoaded = <T extends object>(load: () => Promise<T>): T | null => {
  const [loaded, setLoaded] = useState<T | null>(null)
  useEffect(() => void load().then(setLoaded), [])
  return loaded
}
