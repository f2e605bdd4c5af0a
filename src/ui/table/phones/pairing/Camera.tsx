import { useEffect, useRef, useState } from 'preact/hooks'
import type { Refusal } from '#src/kernel/result.ts'
import { t } from '#src/text/t.ts'
import * as styles from '../Phones.module.css'

interface CameraProps {
  /** Whether to look for codes. The camera stays open in any case, until this component is unmounted. */
  readonly isReading: boolean
  readonly onReady?: () => void
  /** Called with a code that was read; with the same one again only after another, or once reading begins anew. */
  readonly onCode: (text: string) => void
  /** Called where the camera may not be used, or there is none. */
  readonly onRefused: (why: Refusal) => void
}

/** Cleanup of an effect that starts something asynchronous: it is stopped once it has started. */
const cleanupWhenReady = (starting: Promise<(() => void) | undefined>) => () => void starting.then((stop) => stop?.())

/** Picture of the camera. Permission is asked for when this is shown, so only ever after a tap. */
export const Camera = (props: CameraProps) => {
  const { isReading } = props
  const video = useRef<HTMLVideoElement>(null)
  const latestProps = useRef(props)
  latestProps.current = props
  const lastText = useRef('')
  const [isReady, setIsReady] = useState(false)
  useEffect(() => {
    const open = async () => {
      const { openCamera } = await import('#src/net/pairing/camera.ts')
      if (!video.current) return undefined
      const opened = await openCamera(video.current)
      if (!opened.ok) {
        latestProps.current.onRefused(opened.error)
        return undefined
      }
      setIsReady(true)
      latestProps.current.onReady?.()
      return opened.value
    }
    return cleanupWhenReady(open())
  }, [])
  useEffect(() => {
    if (!isReady || !isReading) return undefined
    video.current?.scrollIntoView({ block: 'nearest' })
    lastText.current = ''
    const startScan = async () => {
      const { scanQrCodes } = await import('#src/net/pairing/scanQrCodes.ts')
      if (!video.current) return undefined
      return scanQrCodes(video.current, (text) => {
        if (text === lastText.current) return
        lastText.current = text
        latestProps.current.onCode(text)
      })
    }
    return cleanupWhenReady(startScan())
  }, [isReady, isReading])
  return (
    // Hidden but still drawn: some browsers stop a video that is not drawn at all.
    <figure class={isReading ? styles.camera : `${styles.camera} visuallyHidden`} aria-hidden={!isReading}>
      <video ref={video} muted autoplay playsInline aria-label={t('camera.label')} />
      <figcaption>{t(isReady ? 'camera.aim' : 'camera.waits')}</figcaption>
    </figure>
  )
}
