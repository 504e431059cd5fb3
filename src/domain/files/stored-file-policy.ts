/** Policy of what people upload: opened by itself it runs nothing, and nobody shows it in a frame. */
export const STORED_FILE_POLICY = "default-src 'none'; sandbox; frame-ancestors 'none'"
