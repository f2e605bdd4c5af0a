import { describe, expect, test } from 'vitest'
import { installMethodFor } from '#src/ui/app/install/installMethod.ts'

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_4 like Mac OS X) AppleWebKit/605.1.15 Version/18.4 Mobile/15E148 Safari/604.1'
const MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.4 Safari/605.1.15'
const ANDROID = 'Mozilla/5.0 (Linux; Android 15; Pixel 8) AppleWebKit/537.36 Chrome/137.0 Mobile Safari/537.36'
const plain = { standalone: false, offered: false, userAgent: ANDROID, touchPoints: 5 }

describe('how the app is installed', () => {
  test('by a prompt where the browser offers it, by Share on an iPhone or iPad, else by the browser’s menu', () => {
    expect(installMethodFor({ ...plain, offered: true })).toBe('asked')
    expect(installMethodFor({ ...plain, userAgent: IPHONE })).toBe('share')
    // An iPad in its usual mode says that it is a Mac.
    expect(installMethodFor({ ...plain, userAgent: MAC, touchPoints: 5 })).toBe('share')
    expect(installMethodFor({ ...plain, userAgent: MAC, touchPoints: 0 })).toBe('menu')
    expect(installMethodFor(plain)).toBe('menu')
  })

  test('the installed app does not ask', () => {
    expect(installMethodFor({ ...plain, standalone: true, offered: true, userAgent: IPHONE })).toBe('installed')
  })
})
