import { useEffect, useState } from 'preact/hooks'
import type { QrCode } from '#src/net/pairing/qrCode.ts'
import * as styles from './QrCodeImage.module.css'

/** QR code of a text; null until its library is loaded. */
const useQrCode = (text: string): QrCode | null => {
  const [code, setCode] = useState<QrCode | null>(null)
  useEffect(() => {
    let isStale = false
    void import('#src/net/pairing/qrCode.ts').then(({ createQrCode }) => isStale || setCode(createQrCode(text)))
    return () => {
      isStale = true
    }
  }, [text])
  return code
}

interface QrCodeImageProps {
  /** Content of the code; empty while it is unknown: the frame is shown already. */
  readonly text: string
  /** Label for screen readers. */
  readonly label: string
}

const QrModules = ({ text, label }: QrCodeImageProps) => {
  const code = useQrCode(text)
  if (!code) return null
  return (
    <svg viewBox={`0 0 ${code.size} ${code.size}`} shape-rendering="crispEdges" role="img" aria-label={label}>
      <path d={code.path} fill="#14171c" />
    </svg>
  )
}

/** QR code for cameras: dark on white in every theme, with a quiet margin. */
export const QrCodeImage = ({ text, label }: QrCodeImageProps) => (
  <div class={styles.square} data-part="square">
    {text ? <QrModules key={text} text={text} label={label} /> : <i class={styles.turning} />}
  </div>
)
