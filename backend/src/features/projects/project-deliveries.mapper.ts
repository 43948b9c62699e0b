import type { ProjectDelivery } from '../../../../contract/generated/model.ts';
import type { DeliveryRow } from './project-deliveries.repository.ts';

const toFile = ({ name, size_bytes, sha256 }: DeliveryRow['file']) => ({ name, size_bytes, sha256 });

export const toProjectDelivery = ({
  delivered_at,
  file,
  sbom,
  withdrawn: _withdrawn,
  ...row
}: DeliveryRow): ProjectDelivery => ({
  ...row,
  delivered_at: delivered_at.toISOString(),
  file: toFile(file),
  sbom: sbom && toFile(sbom),
});
