export declare const launchOptions: { executablePath: string; env: NodeJS.ProcessEnv; args: string[] }
