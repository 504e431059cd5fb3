export function pictureForm(bytes: Buffer): FormData {
  const form = new FormData()
  form.append('file', new Blob([new Uint8Array(bytes)], { type: 'image/png' }), 'proba.png')
  form.append('_payload', JSON.stringify({ purpose: 'post' }))
  return form
}
