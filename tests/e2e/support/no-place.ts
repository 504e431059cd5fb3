/** Runs in the browser: the reader does not want to say where they are. */
export const noPlace = () =>
  Object.defineProperty(navigator, 'geolocation', {
    value: { getCurrentPosition: (_: unknown, fail: (error: { code: number }) => void) => fail({ code: 1 }) },
  })
