export declare function findInstallReason(root: string): string | undefined

export declare function ensureDependencies(root: string): Promise<void>
