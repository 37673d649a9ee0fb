-- One bit for each amenity that can be filtered by, in the order of AMENITY_FILTERS; some under other names, too.
CREATE OR REPLACE FUNCTION amenity_mask(amenities text[]) RETURNS bigint
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT coalesce(bit_or(1::bigint << bit), 0)
  FROM (VALUES ('wifi',0),('wi-fi',0),('internet',0),('kitchen',1),('free parking',2),('free parking on premises',2),('parking',2),('pool',3),('swimming pool',3),
    ('private pool',3),('air conditioning',4),('ac',4),('heating',5),('washer',6),('washing machine',6),('dryer',7),('tv',8),('workspace',9),
    ('dedicated workspace',9),('life jackets',10),('first aid kit',11),('gps navigation',12),('gps',12),('bathroom',13),('sound system',14),('fishing gear',15),
    ('fishing equipment',15),('water toys',16),('sauna',17),('cold plunge',18),('hot tub',19),('private hot tub',19),('jacuzzi',19),('gym',20),
    ('kayaks',21),('kayak',21),('canoe',21),('paddleboards',22),('paddleboard',22),('paddle board',22),('snorkeling gear',23),('snorkeling equipment',23),
    ('fireplace',24),('indoor fireplace',24),('wood stove',24),('bbq grill',25),('bbq',25),('barbecue',25),('grill',25),('dishwasher',26),('ev charger',27),('crib',28),
    ('balcony',29),('patio or balcony',29),('terrace',29),('beach access',30),('beachfront',30),('beach access – beachfront',30),('waterfront',31),('dock',32),('boat slip',32),('water view',33),
    ('sea view',33),('ocean view',33),('lake view',33),('bikes',34),('bicycles',34),('step-free access',35),('wheelchair accessible',35),('high chair',36),('highchair',36)) AS known (name, bit)
  WHERE name = ANY (SELECT lower(amenity) FROM unnest(amenities) AS amenity)
$$;
