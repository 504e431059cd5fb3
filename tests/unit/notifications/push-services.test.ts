import { describe, expect, it } from 'vitest'
import { isPushAddress, knownPushServices } from '#domain/notifications/push-services'
import { isPublicAddress } from '#jobs/push/public-lookup'

const isKnown = (address: string) => isPushAddress(address, { names: knownPushServices, mayBeLocal: false })

describe('the addresses that members give', () => {
  it.each([
    'https://fcm.googleapis.com/fcm/send/abc',
    'https://jmt17.google.com/fcm/send/abc',
    'https://updates.push.services.mozilla.com/wpush/v2/abc',
    'https://web.push.apple.com/abc',
    'https://wns2-db5p.notify.windows.com/w/?token=abc',
  ])('are those of browsers: %s', (address) => {
    expect(isKnown(address)).toBe(true)
  })

  it.each([
    'http://fcm.googleapis.com/fcm/send/abc',
    'https://fcm.googleapis.com:8443/abc',
    'https://user@fcm.googleapis.com/abc',
    'https://fcm.googleapis.com.example.org/abc',
    'https://evilfcm.googleapis.com.example.org/',
    'https://notfcm-googleapis.com/abc',
    'https://example.org/#fcm.googleapis.com',
    'https://127.0.0.1/',
    'https://[::1]/',
    'ftp://web.push.apple.com/',
    'web.push.apple.com',
    '',
  ])('are not: %s', (address) => {
    expect(isKnown(address)).toBe(false)
  })
})

describe('the addresses behind a name', () => {
  it.each([
    '10.0.0.1',
    '127.0.0.1',
    '169.254.169.254',
    '172.31.255.255',
    '192.168.1.1',
    '100.64.0.1',
    '0.0.0.0',
    '224.0.0.1',
    '255.255.255.255',
    '::1',
    '::',
    'fe80::1',
    'fd00::1',
    '::ffff:127.0.0.1',
    '64:ff9b::7f00:1',
    '2002:7f00:1::',
  ])('are not asked in closed nets: %s', (address) => {
    expect(isPublicAddress({ address, family: address.includes(':') ? 6 : 4 })).toBe(false)
  })

  it.each(['142.250.185.74', '2a00:1450:4001:82b::200a', '17.188.143.34'])('are asked: %s', (address) => {
    expect(isPublicAddress({ address, family: address.includes(':') ? 6 : 4 })).toBe(true)
  })
})
