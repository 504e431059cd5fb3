import dns, { type LookupAddress } from 'node:dns'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { isPushAddress, knownPushServices } from '#domain/notifications/push-services'
import { isPublicAddress, publicLookup } from '#jobs/push/public-lookup'

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
    '::ffff:10.0.0.1',
    '::ffff:a9fe:a9fe',
    '64:ff9b::7f00:1',
    '2002:7f00:1::',
  ])('are not asked in closed nets: %s', (address) => {
    expect(isPublicAddress({ address, family: address.includes(':') ? 6 : 4 })).toBe(false)
  })

  it.each(['142.250.185.74', '2a00:1450:4001:82b::200a', '17.188.143.34'])('are asked: %s', (address) => {
    expect(isPublicAddress({ address, family: address.includes(':') ? 6 : 4 })).toBe(true)
  })
})

describe('a name', () => {
  afterEach(() => void vi.restoreAllMocks())

  const known = { address: '142.250.185.74', family: 4 }
  type Found = LookupAddress[] | Error
  const ask = (found: Found, { all = false } = {}) => {
    const answer = (_name: string, _options: object, done: (...given: unknown[]) => void) =>
      found instanceof Error ? done(found) : done(null, found)
    vi.spyOn(dns, 'lookup').mockImplementation(answer as typeof dns.lookup)
    return new Promise((resolve, reject) =>
      publicLookup('fcm.googleapis.com', { all }, (problem, address, family) =>
        problem ? reject(problem) : resolve(all ? address : { address, family }),
      ),
    )
  }

  const refused = 'not a public address'
  it.each<[string, Found, string]>([
    ['this machine', [{ address: '127.0.0.1', family: 4 }], refused],
    ['a closed net', [{ address: '10.1.2.3', family: 4 }], refused],
    ['a closed net in the other family', [{ address: 'fd00::1', family: 6 }], refused],
    ['this machine, written as IPv6', [{ address: '::ffff:127.0.0.1', family: 6 }], refused],
    ['a closed net beside the open one', [known, { address: '192.168.1.1', family: 4 }], refused],
    ['nothing', [], refused],
    ['no answer', new Error('unknown'), 'unknown'],
  ])('that leads to %s is not connected to', async (_, found, problem) => {
    for (const all of [false, true]) await expect(ask(found, { all })).rejects.toThrow(problem)
  })

  it('that leads to the open net alone is', async () => {
    const found = [known, { address: '2a00:1450:4001:82b::200a', family: 6 }]
    expect(await ask(found)).toEqual(known)
    expect(await ask(found, { all: true })).toEqual(found)
  })
})
