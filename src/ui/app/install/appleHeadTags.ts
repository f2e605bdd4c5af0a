/**
 * What an iPhone or iPad asks of the page when somebody adds it to the home screen, and takes from no manifest. It is
 * added at leisure, for those phones alone: the page is the first that every phone waits for.
 */
import screens from './startScreens.json'

const TITLE = 'Blackstone'

/** Screen of a device that is held upright, in pixels of the page, and dots for each of them. */
interface DeviceScreen {
  readonly width: number
  readonly height: number
  readonly dots: number
}

/** Address of the picture that is shown while the app starts; it must fit to the dot. Null where there is none. */
const startPictureFor = ({ width, height, dots }: DeviceScreen): string | null =>
  screens.some((screen) => `${screen}` === `${[width, height, dots]}`)
    ? `start/${width * dots}x${height * dots}.png`
    : null

const addMeta = (name: string, content: string): void =>
  document.head.append(Object.assign(document.createElement('meta'), { name, content }))

const addStartPicture = (href: string): void =>
  document.head.append(
    Object.assign(document.createElement('link'), {
      rel: 'apple-touch-startup-image',
      media: '(orientation: portrait)',
      href,
    }),
  )

export const addAppleHeadTags = (): void => {
  addMeta('apple-mobile-web-app-title', TITLE)
  // Start pictures are shown of such pages only. The status bar keeps its usual style, in the colour of `theme-color`.
  addMeta('apple-mobile-web-app-capable', 'yes')
  const picture = startPictureFor({ width: screen.width, height: screen.height, dots: devicePixelRatio })
  if (picture) addStartPicture(picture)
}
