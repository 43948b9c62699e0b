export const indexes = [{ name: 'pictures_source', on: 'pictures (source_sha256) where source_sha256 is not null' }];
