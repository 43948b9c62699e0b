declare module 'swagger-ui-dist/swagger-ui-es-bundle.js' {
  interface SwaggerPage {
    preauthorizeApiKey(scheme: string, value: string): void;
  }
  export default function SwaggerUI(options: Record<string, unknown>): SwaggerPage;
}
