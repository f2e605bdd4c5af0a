import { useEffect, useRef, useState } from 'preact/hooks'
import type { Refusal } from '../../kernel/result.ts'
import { t } from '../text/t.ts'

interface CameraProps {
  /** Whether codes are looked for; the camera stays open in any case, until this part goes. */
  readonly reads: boolean
  readonly onReady?: () => void
  /** A code that was read; the same one again only after another. */
  readonly onSeen: (text: string) => void
  /** It may not be used, or there is none. */
  readonly onRefused: (why: Refusal) => void
}

/** The way out of an effect that began something which takes its time: it is ended when it is there. */
const endsLater = (begun: Promise<(() => void) | undefined>) => () => void begun.then((end) => end?.())

/** What the camera sees. It is asked for when this is shown, so only ever after a tap. */
export const Camera = (props: CameraProps) => {
  const { reads } = props
  const video = useRef<HTMLVideoElement>(null)
  const now = useRef(props)
  now.current = props
  const last = useRef('')
  const [ready, be] = useState(false)
  useEffect(() => {
    const open = async () => {
      const { openCamera } = await import('../../net/pairing/camera.ts')
      if (!video.current) return undefined
      const opened = await openCamera(video.current)
      if (!opened.ok) {
        now.current.onRefused(opened.error)
        return undefined
      }
      be(true)
      now.current.onReady?.()
      return opened.value
    }
    return endsLater(open())
  }, [])
  useEffect(() => {
    if (!ready || !reads) return undefined
    video.current?.scrollIntoView({ block: 'nearest' })
    const look = async () => {
      const { scan } = await import('../../net/pairing/scan.ts')
      if (!video.current) return undefined
      return scan(video.current, (text) => {
        if (text === last.current) return
        last.current = text
        now.current.onSeen(text)
      })
    }
    return endsLater(look())
  }, [ready, reads])
  return (
    // Out of sight it goes on: what is not drawn at all some browsers stop.
    <figure class={reads ? 'camera' : 'camera vh'} aria-hidden={!reads}>
      <video ref={video} muted autoplay playsInline aria-label={t('camera.label')} />
      <figcaption>{t(ready ? 'camera.aim' : 'camera.waits')}</figcaption>
    </figure>
  )
}
