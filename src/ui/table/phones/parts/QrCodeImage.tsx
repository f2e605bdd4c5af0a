import '../style/squarecode.css'
import { useEffect, useState } from 'preact/hooks'
import type { Code } from '../../net/pairing/qrCode.ts'

/** A text as a square code; nothing until the library for it is there. */
const useCode = (text: string): Code | null => {
  const [code, show] = useState<Code | null>(null)
  useEffect(() => {
    let old = false
    void import('../../net/pairing/qrCode.ts').then(({ codeOf }) => old || show(codeOf(text)))
    return () => {
      old = true
    }
  }, [text])
  return code
}

interface SquareCodeProps {
  /** What it holds; empty while that is not known: its frame stands already. */
  readonly text: string
  /** What a screen reader says of it. */
  readonly label: string
}

const Modules = ({ text, label }: SquareCodeProps) => {
  const code = useCode(text)
  if (!code) return null
  return (
    <svg viewBox={`0 0 ${code.size} ${code.size}`} shape-rendering="crispEdges" role="img" aria-label={label}>
      <path d={code.path} fill="#14171c" />
    </svg>
  )
}

/** For cameras: dark on white in every theme, with a quiet margin. */
export const SquareCode = ({ text, label }: SquareCodeProps) => (
  <div class="square">{text ? <Modules key={text} text={text} label={label} /> : <i class="turns" />}</div>
)
