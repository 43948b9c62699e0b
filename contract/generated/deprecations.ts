/**
 * Generated from openapi.yaml.
 * Do not edit manually.
 */

/** Operation → headers of all its responses. */
export const deprecationHeaders: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  adminUploadProductFile: {
    Deprecation: '@1795996800',
    Sunset: 'Mon, 31 May 2027 00:00:00 GMT',
    Link: '</docs/versions.md>; rel="deprecation"; type="text/markdown"',
  },
};
