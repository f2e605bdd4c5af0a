import { useMemo } from 'preact/hooks'
import { createQrCode } from '#src/net/pairing/qrCode.ts'
import * as styles from './QrCodeImage.module.css'

interface QrCodeImageProps {
  /** Content of the code; empty while it is unknown: the frame is shown already. */
  readonly text: string
  /** Label for screen readers. */
  readonly label: string
}

const QrModules = ({ text, label }: QrCodeImageProps) => {
  const code = useMemo(() => createQrCode(text), [text])
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
