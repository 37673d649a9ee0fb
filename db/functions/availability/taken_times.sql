-- What takes a boat that sells hours, and from when to when. A checkout's time is free from `held_until` on; a clash is somebody's all the same. In two parts, because
-- each has its index.
CREATE OR REPLACE VIEW taken_times AS
  SELECT property_id, kind, holder_id, used, held, held_until FROM held_times WHERE NOT clashes
  UNION ALL SELECT property_id, kind, holder_id, used, held, held_until FROM held_times WHERE clashes;
