/** Worker that reads QR codes in pictures: it receives a picture and posts its text, or null if it shows no code. */
import { decodeQR } from 'qr/decode.js'

const readTextIn = (picture: ImageData): string | null => {
  try {
    return decodeQR(picture)
  } catch {
    return null
  }
}

addEventListener('message', ({ data }: MessageEvent<ImageData>) => postMessage(readTextIn(data)))
